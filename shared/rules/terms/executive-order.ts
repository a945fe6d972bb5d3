/** An attribute of a part, as its feed names it. */
interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** Names of the attribute with the number of an Executive Order. */
const NUMBER_NAME = /executive order|\bE\.?O\.?\s*(?:number|no\b|#)/i;
/** Names of the attribute that says whether the part complies with California's rules. */
const COMPLIANCE_NAME = /\bCARB\b|california|\b50[- ]state/i;
/** Numbers such as D-123-45, K-77 and 'EO D-161-8'. */
const NUMBER = /\b[A-Z]{1,2}-\d{1,4}\b/i;
const EXEMPT = /exempt|not (?:required|needed)|replacement part/i;
const NO = /^(?:n|no|false|0|none|n\/?a|pending)$|\bnot\b|\bnon[- ]|49[- ]state|federal/i;

/**
 * Whether the attributes of a part say that it has no Executive Order of the California Air Resources Board, without which
 * it may not be sold there (decision B501). A part without such an attribute has nothing to do with emissions.
 */
export const lacksExecutiveOrder = (attributes: readonly Attribute[]): boolean =>
  attributes.some(({ name, value }) => {
    if (NUMBER_NAME.test(name)) return !NUMBER.test(value) && !EXEMPT.test(value);
    return COMPLIANCE_NAME.test(name) && !NUMBER.test(value) && !EXEMPT.test(value) && NO.test(value.trim());
  });
