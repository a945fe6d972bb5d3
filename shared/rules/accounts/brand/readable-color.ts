import { brandTones, contrast } from './brand-colors.ts';

/**
 * The nearest color that buttons and links on a white page show unchanged (decision B363). `wish` is six hex digits
 * with or without `#`. It is returned itself if it is readable. The result begins with `#`.
 */
export function readableColor(wish: string): string {
  for (let color = `#${wish.replace('#', '').toLowerCase()}`; ; ) {
    const { fill, strong } = brandTones(color, 'light');
    if (fill === color && strong === color) return color;
    // Goes on with the darker of the two. Black is shown unchanged, so the loop ends.
    color = contrast(strong, '#ffffff') > contrast(fill, '#ffffff') ? strong : fill;
  }
}
