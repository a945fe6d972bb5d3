import { expect, it } from 'vitest';
import { DocumentTitle } from '#frontend/ui/page/document-title.tsx';
import { renderUi } from '../render-ui.tsx';

it('names the tab after the company and the page', () => {
  renderUi(<DocumentTitle companyName="Summit Collision" title="Home:/|DBA\: POWERMADD" />);
  expect(document.title).toBe('Summit Collision - Home - DBA: POWERMADD');
});
