import type { SourcePosition } from '../issues.ts';

/** An element with its content. Names are local names, because namespaces differ between versions. */
export interface XmlElement extends SourcePosition {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The element's own text, without the text of its children. */
  readonly text: string;
}

/** The first child with one of the names. Earlier names take precedence. */
export function childOf(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  for (const name of names) {
    const child = element?.children.find((one) => one.name === name);
    if (child) return child;
  }
  return undefined;
}

/** The trimmed text of a child. Undefined if it is blank or missing. */
export function textOf(element: XmlElement | undefined, ...names: readonly string[]): string | undefined {
  return childOf(element, ...names)?.text.trim() || undefined;
}

/** The trimmed value of an attribute. Undefined if it is blank or missing. */
export function attributeOf(element: XmlElement | undefined, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = element?.attributes[name]?.trim();
    if (value) return value;
  }
  return undefined;
}

/** All children of that name. */
export function childElements(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** All elements of that name two steps down, through every list that the middle name has. */
export function listOf(element: XmlElement, list: string, name: string): readonly XmlElement[] {
  return childElements(element, list).flatMap((child) => childElements(child, name));
}
