import type { MarketingSpot } from '#shared/schemas/stored/content/marketing-spot.ts';
import type { PageWithText } from '#shared/schemas/stored/content/page.ts';

type DemoPage = Pick<PageWithText, 'title' | 'slug' | 'menuTitle' | 'displayNavMenuLink' | 'active' | 'text'>;
type DemoSpot = Pick<MarketingSpot, 'title' | 'url'>;

/** The pages and marketing spots of a store. */
export interface DemoContent {
  readonly pages: readonly DemoPage[];
  readonly spots: readonly DemoSpot[];
}

const shown = { displayNavMenuLink: true, active: true };
/** A page that is linked from a spot or another page, not from the menu. */
const linked = { displayNavMenuLink: false, active: true };
const draft = { displayNavMenuLink: true, active: false };

/** By host of the store. Spots have no pictures, because the store draws them in the tenant's colours. */
export const demoContent: Readonly<Record<string, DemoContent>> = {
  'provider.localhost': {
    pages: [
      {
        ...shown,
        title: 'About Great Plains Auto Parts',
        slug: 'about-us',
        menuTitle: 'About us',
        text: `<p>We ship aftermarket and recycled parts from eight warehouses and twenty yards between Newark and Vancouver.</p>
<h2>Hours</h2>
<p>Our counter is open on weekdays from 7 to 7 and on Saturdays from 8 to 2, Denver time.</p>`,
      },
    ],
    spots: [{ title: 'Wholesale prices on brakes', url: '/brake%20pads' }],
  },
  'northside.localhost': {
    pages: [
      {
        ...shown,
        title: 'Ordering for Northside vehicles',
        slug: 'ordering',
        menuTitle: 'Ordering',
        text: `<p>Every order names the vehicle it is for. Keep this at hand:</p>
<ol>
<li>the <strong>location number</strong> of your depot,</li>
<li>its region,</li>
<li>the <strong>mileage</strong> of the vehicle,</li>
<li>a <strong>PO number</strong> such as NF-10482.</li>
</ol>
<p>Orders placed before 3 pm leave the same day. See also <a href="/pages/returns">how to return a part</a>.</p>`,
      },
      {
        ...shown,
        title: 'Returns and cores',
        slug: 'returns',
        menuTitle: 'Returns',
        text: `<p>Parts come back within 30 days, unused and in their box. Cores have their own tag.</p>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Within</th><th scope="col">Refunded</th></tr></thead>
<tbody>
<tr><td>New parts</td><td>30 days</td><td>In full</td></tr>
<tr><td>Recycled parts</td><td>14 days</td><td>Less 15 % for handling</td></tr>
<tr><td>Cores</td><td>60 days</td><td>The core charge</td></tr>
</tbody>
</table>
<p>Ask for a return number through <em>Contact us</em>, with the question type Returns.</p>`,
      },
      {
        ...linked,
        title: 'Winter campaign',
        slug: 'winter',
        menuTitle: 'Winter',
        text: `<p>Batteries, wipers and block heaters are in stock at every depot from October on.</p>
<blockquote><p>A battery that is older than four years fails on the first cold morning.</p></blockquote>`,
      },
      {
        ...draft,
        title: 'Spring campaign',
        slug: 'spring',
        menuTitle: 'Spring',
        text: '<p>To be written.</p>',
      },
    ],
    spots: [
      { title: 'Ready for winter', url: '/pages/winter' },
      { title: 'Filters for the whole fleet', url: '/oil%20filter' },
      { title: 'Recalls by VIN', url: 'https://www.nhtsa.gov/recalls' },
    ],
  },
  'summit.localhost': {
    pages: [
      {
        ...shown,
        title: 'About Summit Collision',
        slug: 'about-summit',
        menuTitle: 'About',
        text: `<p>Three shops on the Front Range repair what others write off. We use certified aftermarket parts where the insurer allows it, and recycled ones where they are better.</p>
<h2>Our shops</h2>
<ul>
<li>Summit Collision, 1550 Wewatta St, Denver</li>
<li>Summit East, 14200 E Colfax Ave, Aurora</li>
<li>Summit West, 7300 W Alameda Ave, Lakewood</li>
</ul>`,
      },
      {
        ...shown,
        title: 'Warranty: what we stand for',
        slug: 'warranty',
        menuTitle: 'Warranty',
        text: `<p>Every part has a warranty; the cart shows what more can be had.</p>
<h2>Aftermarket</h2>
<p>Certified parts carry a <strong>lifetime limited warranty</strong>.</p>
<h2>Recycled</h2>
<p>Recycled parts are guaranteed to fit and to work for <strong>90 days</strong>.</p>`,
      },
      {
        ...shown,
        title: 'DBA: Summit Parts | terms',
        slug: 'terms',
        menuTitle: 'Terms',
        text: '<p>Net 30 for aftermarket parts, net 15 for recycled ones. Sales tax is added where the part is delivered.</p>',
      },
    ],
    spots: [
      { title: 'Certified headlights', url: '/headlight/+ccapa' },
      { title: 'What our warranty covers', url: '/pages/warranty' },
      { title: 'I-CAR training', url: 'https://www.i-car.com/' },
    ],
  },
};
