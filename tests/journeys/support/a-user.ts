import { usersContract } from '#shared/contracts/users.ts';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { DEMO_PASSWORD } from '../../api-journeys/demo-users.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';

/** The fields that every new user needs, with an email that nobody has. */
export function newUserFields() {
  const word = `z${crypto.randomUUID().slice(0, 8)}`;
  return {
    email: `${word}@summit.example`,
    firstName: 'Zoe',
    lastName: `Zimmer ${word}`,
    phoneNumber: '(303) 555-0142',
    address1: '1550 Wewatta St',
    city: 'Denver',
    state: 'CO',
    postalCode: '80202',
  };
}

type NewUser = Partial<Parameters<typeof usersContract.createUser.body.parse>[0] & object>;

/** A user of the administrator's own account, made for one journey. */
export async function aUser(administrator: StoreVisitor, given: NewUser = {}): Promise<UserView> {
  const body = { ...newUserFields(), password: DEMO_PASSWORD, ...given };
  const idempotencyKey = crypto.randomUUID();
  return (await administrator.call(usersContract.createUser, { body }, { idempotencyKey })).output();
}
