import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pictureColors } from '#shared/rules/accounts/brand/picture-colors.ts';
import { logoColor, PICTURE_FIELD_TEXTS } from '#shared/texts/admin/picture-field-texts.ts';
import classes from './logo-colors.module.css';

interface LogoColorsProps {
  /** The path of the logo; empty without one. */
  readonly logo: string;
  /** The colour as it is, such as FF0000. */
  readonly value: string;
  /** The purpose of the color. */
  readonly label: string;
  readonly onPick: (color: string) => void;
}

/** The colours of the logo, to be taken as brand colours. Nothing for a logo without colours. */
export function LogoColors({ logo, value, label, onPick }: LogoColorsProps) {
  const { data: colors = [] } = useQuery({
    queryKey: ['logo-colors', logo],
    queryFn: () => colorsOf(logo),
    enabled: logo !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (colors.length === 0) return null;
  return (
    <div className={classes['colors']}>
      <span>{PICTURE_FIELD_TEXTS.fromLogo}</span>
      {colors.map((color) => (
        <Button
          key={color}
          variant="default"
          size="xs"
          aria-label={`${label}: ${logoColor(color)}`}
          leftSection={<i className={classes['color']} style={{ background: `#${color}` }} aria-hidden />}
          aria-pressed={color === value.toUpperCase()}
          onClick={() => onPick(color)}
        >
          #{color}
        </Button>
      ))}
    </div>
  );
}

/** Enough to count colours, in pixels. */
const SIDE = 64;

async function colorsOf(path: string): Promise<string[]> {
  const image = new Image();
  image.src = path;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return [];
  context.drawImage(image, 0, 0, SIDE, SIDE);
  return pictureColors(context.getImageData(0, 0, SIDE, SIDE).data);
}
