import IconZoomIn from '@tabler/icons-react/icons/IconZoomIn';
import { useState } from 'react';
import type { PartPicture as Picture } from '#shared/rules/catalogue/part-pictures.ts';
import { PART_PAGE_TEXTS, PART_TEXTS, pictureOf, picturesOf } from '#shared/texts/catalogue/part-texts.ts';
import { PartPictureFrame } from '../../../../ui/part/part-picture.tsx';
import classes from './part-gallery.module.css';
import { PictureViewer } from './picture-viewer.tsx';

interface PartGalleryProps {
  readonly pictures: readonly Picture[];
  /** The alternative text of pictures without a title. */
  readonly title: string;
}

/** The pictures of a part: one large, the others to choose from, and each can be enlarged. */
export function PartGallery({ pictures, title }: PartGalleryProps) {
  const [index, setIndex] = useState(0);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const shown = pictures[index];
  if (!shown) return <PartPictureFrame src={undefined} alt={PART_TEXTS.noPicture} />;
  return (
    <section className={classes['gallery']} aria-label={picturesOf(title)}>
      <button type="button" className={classes['main']} onClick={() => setIsEnlarged(true)}>
        <PartPictureFrame key={shown.large} src={shown.large} alt={shown.title || title} isFirst />
        <span className={classes['hint']}>
          <IconZoomIn size={16} stroke={1.75} aria-hidden />
          {PART_PAGE_TEXTS.enlarge}
        </span>
      </button>
      {pictures.length > 1 && (
        <ul className={classes['others']}>
          {pictures.map(({ thumbnail }, place) => (
            <li key={thumbnail}>
              <button
                type="button"
                aria-label={pictureOf(String(place + 1), String(pictures.length))}
                aria-current={place === index}
                onClick={() => setIndex(place)}
              >
                <PartPictureFrame src={thumbnail} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isEnlarged && (
        <PictureViewer
          pictures={pictures}
          title={title}
          index={index}
          onMove={setIndex}
          onClose={() => setIsEnlarged(false)}
        />
      )}
    </section>
  );
}
