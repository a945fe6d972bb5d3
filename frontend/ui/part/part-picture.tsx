import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { PartDrawing } from './part-drawing.tsx';
import classes from './part-picture.module.css';

interface PartPictureProps {
  /** A path on this host; empty or undefined without a picture. */
  readonly src: string | undefined;
  /** Empty where the name of the part stands beside it. */
  readonly alt: string;
  /** The first thing that is looked at: it isn't left for later. */
  readonly isFirst?: boolean;
}

/** A part's picture in a box that keeps its shape; a drawing when there is none, or it can't be loaded. */
export function PartPictureFrame({ src, alt, isFirst = false }: PartPictureProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <div className={classes['box']}>
      {src && src !== failed ? (
        <img
          src={src}
          alt={alt}
          width={400}
          height={400}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <>
          <PartDrawing />
          {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
        </>
      )}
    </div>
  );
}
