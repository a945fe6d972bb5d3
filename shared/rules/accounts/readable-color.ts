import { brandTones, contrast } from './brand-colors.ts';

/**
 * The nearest color that buttons and links on a white page show as it is (decision B363). It is the wish itself, six hex
 * digits with or without `#`, if that can be read. It comes out with `#`.
 */
export function readableColor(wish: string): string {
  for (let color = `#${wish.replace('#', '').toLowerCase()}`; ; ) {
    const { fill, strong } = brandTones(color, 'light');
    if (fill === color && strong === color) return color;
    // The darker of the two. Black is shown as it is, so this ends.
    color = contrast(strong, '#ffffff') > contrast(fill, '#ffffff') ? strong : fill;
  }
}
