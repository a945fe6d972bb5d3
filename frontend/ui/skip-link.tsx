import { UI_TEXTS } from '#shared/texts/ui-texts.ts';

/** The first stop of the keyboard: jumps over header and navigation to the element with the id. */
export function SkipLink({ targetId }: { readonly targetId: string }) {
  return <a href={`#${targetId}`}>{UI_TEXTS.skipToContent}</a>;
}
