import IconCopy from '@tabler/icons-react/icons/IconCopy';
import { Link } from 'react-router';
import type { Part } from '#shared/schemas/wire/part.ts';
import { PART_PAGE_TEXTS, REPLACED_BY } from '#shared/texts/catalogue/part-texts.ts';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { copyText } from '../../../ui/hooks/copy-text.ts';
import { linePath } from '../../../ui/part/line-path.ts';
import { PartCondition } from '../../../ui/part/part-condition.tsx';
import { PartMarks } from '../../../ui/part/part-marks.tsx';
import classes from './part-heading.module.css';

/** Which part it is: maker and number, or what was recycled and how good it is; and its marks. */
export function PartHeading({ part }: { readonly part: Part }) {
  const isSalvage = part.lineOfBusiness.lineOfBusinessKey === 'salvage';
  const number = isSalvage ? part.hollanderInterchangeNumber : part.partNumber;
  return (
    <div className={classes['identity']}>
      <p className={classes['line']}>
        <span className={classes['business']}>{part.lineOfBusiness.iconText}</span>
        {part.manufacturer && <span>{part.manufacturer}</span>}
        {number && (
          <span className={classes['number']}>
            {isSalvage ? PART_PAGE_TEXTS.interchange : PART_PAGE_TEXTS.partNumber} <strong>{number}</strong>
            <IconButton
              label={PART_PAGE_TEXTS.copyPartNumber}
              className={classes['copy'] ?? ''}
              onClick={() => void copyText(number, PART_PAGE_TEXTS.partNumberCopied)}
            >
              <IconCopy size={16} stroke={1.75} aria-hidden />
            </IconButton>
          </span>
        )}
      </p>
      {part.replacedBy && (
        <p className={classes['replaced']}>
          {REPLACED_BY}{' '}
          <Link to={linePath({ itemNumber: part.replacedBy, lineOfBusinessKey: 'aftermarket' })}>
            {part.replacedBy}
          </Link>
        </p>
      )}
      {isSalvage && <PartCondition condition={part.condition} mileage={part.mileage} />}
      <PartMarks
        isCapa={part.isCapa}
        isNsf={part.isNsf}
        isDiamond={part.isDiamond}
        isPlatinumPlus={part.isPlatinumPlus}
        isValueLine={part.isValueLine}
        isRemanufactured={part.isRemanufactured}
        isReconditioned={part.isReconditioned}
        oversized={part.oversized}
        hazardous={part.hazardous}
      />
    </div>
  );
}
