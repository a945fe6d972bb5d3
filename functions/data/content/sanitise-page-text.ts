import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { isPageImage, leavesStore, PAGE_ATTRIBUTES, PAGE_SCHEMES, PAGE_TAGS } from '#shared/rules/base/page-html.ts';

/** Removes everything from a page's text that is not safe to store and show (decision F2). */
export const sanitisePageText = (text: string): string =>
  sanitizeHtml(text, {
    allowedTags: [...PAGE_TAGS],
    allowedAttributes: Object.fromEntries(Object.entries(PAGE_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: [...PAGE_SCHEMES],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    parseStyleAttributes: false,
    transformTags: { a: link },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPageImage(attribs['src'] ?? ''),
  });

/** We decide where a link opens, not the author. */
function link(tagName: string, { href, title }: Attributes): Tag {
  const attribs: Attributes = {
    ...(href !== undefined && { href }),
    ...(title !== undefined && { title }),
    ...(leavesStore(href ?? '') && { target: '_blank', rel: 'noopener noreferrer' }),
  };
  return { tagName, attribs };
}
