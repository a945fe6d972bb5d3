import { imageAddressOf } from '../image-address.ts';
import type { IssueCounts } from '../issues.ts';
import { attributeOf, childOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import type { PiesContext, PiesItem } from './pies-item.ts';
import { dateOf } from './price-sheets.ts';

const titles: Readonly<Record<string, string>> = {
  P01: 'Out of package',
  P02: 'In package',
  P03: 'In use',
  P04: 'Primary photo',
  P05: 'Close-up',
  P06: 'Mounted',
  P07: 'Unmounted',
  LIN: 'Line art',
  THU: 'Thumbnail',
};
const pictureFiles: ReadonlySet<string> = new Set(['JPG', 'JPEG', 'PNG', 'GIF', 'BMP', 'WEBP']);

/** The pictures of an item, the primary photo first, then in sequence. Expired assets are left out. Other media are reported. */
export function readImages(
  rows: readonly XmlElement[],
  brand: string,
  context: PiesContext,
  issueCounts: IssueCounts,
): NonNullable<PiesItem['images']> {
  const pictures = rows.filter((row) => {
    if (isExpired(row, context.today)) return false;
    const isPicture = pictureFiles.has(fileTypeOf(row));
    if (!isPicture)
      issueCounts.add(
        'not-used',
        `A digital asset ${textOf(row, 'AssetType') ?? ''} ${fileTypeOf(row)} is not a picture`,
        row,
      );
    return isPicture;
  });
  return pictures
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((row) => {
      const url = urlOf(row, brand, context);
      if (!url) issueCounts.add('image-address', 'A picture without an address is left out', row);
      return url ? [{ title: titles[textOf(row, 'AssetType') ?? ''] ?? '', size: sizeOf(row), url }] : [];
    });
}

/** The type that the file gives, or else the extension of the file name. */
function fileTypeOf(row: XmlElement): string {
  const name = textOf(row, 'FileName') ?? textOf(row, 'URI') ?? '';
  return (textOf(row, 'FileType') ?? name.split('.').at(-1) ?? '').toUpperCase();
}

function isExpired(row: XmlElement, today: string): boolean {
  const dates = childOf(row, 'AssetDates');
  const inList = dates?.children
    .find((date) => attributeOf(date, 'assetDateType', 'AssetDateType') === 'EXP')
    ?.text.trim();
  const expiration = inList || dateOf(row, 'ExpirationDate');
  return expiration !== undefined && expiration !== '' && expiration < today;
}

/** An address that a page may load. A file name becomes part of an address, never a path on a disk. */
function urlOf(row: XmlElement, brand: string, { imageFolder }: PiesContext): string | undefined {
  const address = imageAddressOf(textOf(row, 'URI') ?? '');
  if (address) return address;
  const name = textOf(row, 'FileName');
  return imageFolder && name ? `${imageFolder}${encodeURIComponent(brand)}/${encodeURIComponent(name)}` : undefined;
}

function sizeOf(row: XmlElement): string {
  const dimensions = childOf(row, 'AssetDimensions');
  const width = textOf(dimensions, 'AssetWidth');
  const height = textOf(dimensions, 'AssetHeight');
  return width && height ? `${width}x${height}` : '';
}

function rankOf(row: XmlElement): number {
  return textOf(row, 'AssetType') === 'P04' ? -1 : Number(textOf(row, 'AssetSequence') ?? 9999) || 9999;
}
