import type { PartCard } from '../../schemas/wire/part.ts';
import { MARK_TEXTS } from '../../texts/catalogue/part-texts.ts';
import { QUALITY_TEXTS } from '../../texts/catalogue/table-texts.ts';
import { isCoreItem } from './core-item.ts';

/** The quality of a part among those for the same need. Each is shown with its own shape, so color alone never tells them apart. */
export type QualityKind = 'recycled' | 'rebuilt' | 'certified' | 'value' | 'core' | 'new';

export interface PartQuality {
  readonly kind: QualityKind;
  readonly name: string;
  /** The grade of a recycled part, empty if nobody graded it. */
  readonly grade: string;
}

type Judged = Pick<
  PartCard,
  | 'guid'
  | 'partNumber'
  | 'condition'
  | 'isRemanufactured'
  | 'isReconditioned'
  | 'isCapa'
  | 'isNsf'
  | 'isDiamond'
  | 'isPlatinumPlus'
  | 'isValueLine'
>;

const CERTIFICATIONS = ['isCapa', 'isNsf', 'isDiamond', 'isPlatinumPlus'] as const;

/** The quality of a part. How a part was made goes before who certified it, because the law wants to know (16 CFR 20). */
export function partQuality(part: Judged): PartQuality {
  if (part.guid !== null) {
    const isGraded = part.condition !== null && part.condition !== 'ungraded';
    return { kind: 'recycled', name: QUALITY_TEXTS.recycled, grade: isGraded ? (part.condition ?? '') : '' };
  }
  if (isCoreItem(part.partNumber)) return named('core', QUALITY_TEXTS.core);
  if (part.isRemanufactured) return named('rebuilt', QUALITY_TEXTS.remanufactured);
  if (part.isReconditioned) return named('rebuilt', QUALITY_TEXTS.reconditioned);
  const certified = CERTIFICATIONS.filter((flag) => part[flag]).map((flag) => MARK_TEXTS[flag]);
  if (certified.length > 0) return named('certified', certified.join(', '));
  return part.isValueLine ? named('value', MARK_TEXTS.isValueLine) : named('new', QUALITY_TEXTS.new);
}

const named = (kind: QualityKind, name: string): PartQuality => ({ kind, name, grade: '' });
