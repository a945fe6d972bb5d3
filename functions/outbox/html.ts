/** Markup that only `html` creates. */
export interface Html {
  readonly markup: string;
}

type Content = Html | string | undefined | false | readonly Content[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Creates markup from a template and escapes every text in it (case H04). Lists are joined. */
export function html(markup: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return { markup: markup.reduce((all, part, index) => `${all}${markupOf(contents[index - 1])}${part}`) };
}

function markupOf(content: Content): string {
  if (content === undefined || content === false) return '';
  if (typeof content === 'string') return content.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
  return 'markup' in content ? content.markup : content.map(markupOf).join('');
}
