import fc from 'fast-check';
import { expect, it } from 'vitest';
import { browserName } from '#shared/rules/session/browser-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT}`;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT}`;
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  { name: 'Chrome on Windows', userAgent: `${WINDOWS} Chrome/142.0.0.0 Safari/537.36` },
  { name: 'Edge on Windows', userAgent: `${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0` },
  { name: 'Opera on Windows', userAgent: `${WINDOWS} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0` },
  { name: 'Firefox on Windows', userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0' },
  { name: 'Safari on Mac', userAgent: `${MAC} Version/18.5 Safari/605.1.15` },
  { name: 'Safari on iPhone', userAgent: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1` },
  { name: 'Chrome on iPhone', userAgent: `${IPHONE} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1` },
  { name: 'Firefox on iPhone', userAgent: `${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15` },
  { name: 'Edge on iPhone', userAgent: `${IPHONE} Version/18.0 EdgiOS/142.0 Mobile/15E148 Safari/605.1.15` },
  { name: 'Chrome on Android', userAgent: `${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36` },
  {
    name: 'Samsung Internet on Android',
    userAgent: `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  },
  {
    name: 'Chrome on ChromeOS',
    userAgent: `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
  },
  {
    name: 'Chrome on Linux',
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/142.0.0.0 Safari/537.36`,
  },
  { name: undefined, userAgent: 'curl/8.5.0' },
  { name: undefined, userAgent: `${ANDROID} Version/4.0` },
  { name: undefined, userAgent: '' },
])('"$userAgent" is $name', ({ name, userAgent }) => {
  expect(browserName(userAgent)).toBe(name);
});

it('repeats nothing that a client made up', () => {
  const known = /^(Edge|Opera|Samsung Internet|Firefox|Chrome|Safari)( on [A-Za-z]+)?$/;
  fc.assert(
    fc.property(fc.string(), (userAgent) => known.test(browserName(`Chrome/1 ${userAgent}`) ?? '')),
    { numRuns: 50 },
  );
});
