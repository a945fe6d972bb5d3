import type { SourcePosition } from '../issues.ts';

/** An element with all below it. Names are local ones: what namespaces they are from differs from version to version. */
export interface XmlElement extends SourcePosition {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
}

/** The child of that name; of several the first, of several names the first that is there. */
export function childOf(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  for (const name of names) {
    const child = element?.children.find((one) => one.name === name);
    if (child) return child;
  }
  return undefined;
}

/** The trimmed text of a child, undefined when it is blank or not there. */
export function textOf(element: XmlElement | undefined, ...names: readonly string[]): string | undefined {
  return childOf(element, ...names)?.text.trim() || undefined;
}

/** The trimmed value of an attribute, undefined when it is blank or not there. */
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
