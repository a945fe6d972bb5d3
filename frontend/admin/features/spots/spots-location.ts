import { addressOf, patternParam } from '../../../ui/table/address.ts';
import { SPOTS_PATH } from '../../frame/content-paths.ts';

/** The state of the list of marketing spots, as its address has it. */
interface SpotsLocation {
  /** Id of an account that the provider chose; undefined for the own one. */
  readonly account: string | undefined;
}

/** The address of the list of marketing spots. */
export const SPOTS = addressOf<SpotsLocation>(SPOTS_PATH, {
  account: patternParam('account', /^[1-9]\d{0,8}$/),
});
