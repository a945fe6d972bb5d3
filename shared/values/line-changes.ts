/** How a line has changed since it was put into the cart (storefront 4, cart refresh). */
export type LineChange = 'reduced' | 'removed';
