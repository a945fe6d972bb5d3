import { createElement, Fragment, type ReactNode } from 'react';
import { isPageImage, PAGE_ATTRIBUTES, PAGE_TAGS } from '#shared/rules/base/page-html.ts';
import { mayLinkTo } from './may-link-to.ts';
import classes from './page-text.module.css';
import { StoreLink } from './store-link.tsx';

/** Attributes that React names differently. */
const PROPS: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };
/** Elements whose content is not text of the page. */
const WITHOUT_CONTENT = ['script', 'style', 'template', 'textarea', 'iframe', 'noscript', 'svg', 'math', 'title'];

/**
 * The text of a content page. It was sanitised when it was saved, and is here once more (decision F2): the browser reads
 * it as a document that runs nothing, and only what a page may be made of is rebuilt from it.
 */
export function PageText({ html }: { readonly html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className={classes['text']}>{builtFrom(body)}</div>;
}

const builtFrom = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
    return node instanceof Element ? <Fragment key={index}>{built(node)}</Fragment> : null;
  });

/** Removes elements that are not allowed and keeps their content. */
function built(element: Element): ReactNode {
  const tag = element.localName;
  if (WITHOUT_CONTENT.includes(tag)) return null;
  if (!PAGE_TAGS.includes(tag)) return builtFrom(element);
  if (tag === 'a') return link(element);
  if (tag === 'img' && !isPageImage(element.getAttribute('src') ?? '')) return null;
  const children = builtFrom(element);
  return createElement(tag, attributesOf(element, tag), ...(children.length > 0 ? [children] : []));
}

function link(element: Element): ReactNode {
  const address = element.getAttribute('href')?.trim() ?? '';
  const children = builtFrom(element);
  if (!mayLinkTo(address)) return children;
  return (
    <StoreLink to={address} title={element.getAttribute('title') ?? undefined}>
      {children}
    </StoreLink>
  );
}

function attributesOf(element: Element, tag: string): Record<string, string> {
  const given = (PAGE_ATTRIBUTES[tag] ?? []).flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[PROPS[name] ?? name, value] as const];
  });
  return Object.fromEntries(given);
}
