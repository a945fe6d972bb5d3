import { type Issue, issueAt } from '../issues.ts';
import type { XmlElement } from './xml-element.ts';

const HEADINGS = ['Record'];

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A record that is left out, with its XML on one line for the file of refused rows. */
export const refusedRecord = (record: XmlElement, code: string, message: string): Issue => ({
  ...issueAt(record, code, message, 'refused'),
  sent: { headings: HEADINGS, cells: [xmlOf(record)] },
});

function xmlOf({ name, attributes, children, text }: XmlElement): string {
  const tag = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');
  const content = escaped(text.trim()) + children.map(xmlOf).join('');
  return content === '' ? `<${tag}/>` : `<${tag}>${content}</${name}>`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => REFERENCES[sign] ?? sign);
