import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { imagesContract } from '#shared/contracts/images.ts';
import { EDITOR_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { was } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { PICTURE_FIELD_TEXTS, pictureFieldOf } from '#shared/texts/admin/picture-field-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { PICTURE_TEXTS } from '#shared/texts/content/picture-texts.ts';
import { aTopLevelView, withFields } from '../../../builders/admin/account-views.ts';
import { anAnswer, aRefusal } from '../../../builders/answers.ts';
import { SMALLEST_PICTURE } from '../../../support/pictures/smallest-picture.ts';
import { inSetting, openAccount, save, settingOf } from '../../support/open-account.ts';
import { SAVE } from '../../support/servers/an-account-server.ts';

const UPLOAD = 'POST /api/images';
const NAME = '0123456789abcdef0123456789abcdef.png';
const PATH = `/images/a/5/${NAME}`;
const stored = () =>
  anAnswer(imagesContract.uploadImage, { path: PATH, thumbnail: PATH, large: PATH, width: 32, height: 24 });

const gif = (name = 'logo.gif') => new File([Buffer.from(SMALLEST_PICTURE, 'base64')], name, { type: 'image/gif' });
const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' });
const heavy = new File([new Uint8Array(3.5 * 1024 * 1024 + 1)], 'photo.jpg', { type: 'image/jpeg' });

const LOGO = aTopLevelView({ logoFileName: '/images/a/5/logo.png' });
const withLogo = { view: withFields(LOGO, { 121: { source: 'own' } }) };
const field = () => inSetting(121).getByLabelText('Logo', { selector: 'input' });
const logo = () => screen.getByRole('group', { name: pictureFieldOf('Logo') });
const sources = () => [...settingOf(121).querySelectorAll('img')].map((image) => image.getAttribute('src'));

/** Two pictures can be uploaded. */
async function opened(options = {}) {
  const account = await openAccount(options);
  account.server.willAnswer(UPLOAD, stored(), stored());
  return account;
}

describe('the logo', () => {
  it('is uploaded when it is chosen, and saved with the form', async () => {
    const account = await opened();
    expect(inSetting(121).getByText(PICTURE_FIELD_TEXTS.hint)).toBeTruthy();
    await account.user.upload(field(), gif());
    await waitFor(() => expect(sources()).toEqual([PATH, PATH, PATH]));
    expect(settingOf(121).textContent).toContain(was(EDITOR_TEXTS.noLogo));
    expect(account.server.sent(UPLOAD)).toEqual([
      { AccountId: 5, Purpose: 'logo', FileName: 'logo.gif', Content: SMALLEST_PICTURE },
    ]);
    await save(account);
    await waitFor(() => expect(account.server.sent(SAVE)).toEqual([{ Id: 5, Version: 4, LogoFileName: PATH }]));
  });

  it('is shown on light, on dark and in a mail, replaced and removed', async () => {
    const { user } = await opened(withLogo);
    for (const text of [EDITOR_TEXTS.colorOnLight, EDITOR_TEXTS.colorOnDark, EDITOR_TEXTS.logoInMail]) {
      expect(inSetting(121).getByText(text)).toBeTruthy();
    }
    expect(inSetting(121).getByRole('button', { name: PICTURE_FIELD_TEXTS.replace })).toBeTruthy();
    await user.upload(field(), gif());
    await waitFor(() => expect(sources()).toContain(PATH));
    await user.click(inSetting(121).getByRole('button', { name: EDITOR_TEXTS.clearLogo }));
    expect(sources()).toEqual([]);
    expect(inSetting(121).getByRole('button', { name: PICTURE_FIELD_TEXTS.choose })).toBeTruthy();
  });

  it('can be dropped and pasted, and text can be too without doing anything', async () => {
    const { server } = await opened();
    const text = { files: [], types: ['text/plain'] };
    fireEvent.drop(logo(), { dataTransfer: text });
    fireEvent.paste(logo(), { clipboardData: text });
    const over = createEvent.dragOver(logo(), { dataTransfer: { files: [], types: ['Files'] } });
    fireEvent(logo(), over);
    expect(over.defaultPrevented).toBe(true);
    fireEvent.drop(logo(), { dataTransfer: { files: [gif('dropped.gif')], types: ['Files'] } });
    await waitFor(() => expect(sources()).toContain(PATH));
    fireEvent.paste(logo(), { clipboardData: { files: [gif('pasted.gif')], types: ['Files'] } });
    await waitFor(() =>
      expect(server.sent(UPLOAD)).toMatchObject([{ FileName: 'dropped.gif' }, { FileName: 'pasted.gif' }]),
    );
  });
});

describe('a picture that is not taken', () => {
  it.each([
    { file: svg, text: PICTURE_TEXTS.notAPicture, why: 'no picture, whatever it is called (H05)' },
    { file: heavy, text: PICTURE_TEXTS.tooManyBytes, why: 'too large to be sent' },
    { file: new File([], 'empty.png'), text: PICTURE_TEXTS.notAPicture, why: 'empty' },
  ])('is refused before it is sent: $why', async ({ file, text }) => {
    const { user, server } = await opened();
    await user.upload(field(), file);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(server.sent(UPLOAD)).toEqual([]);
  });

  it.each([
    {
      refusal: {
        status: 400,
        code: 'invalid_input',
        text: 'Invalid Request.',
        fieldErrors: [{ path: 'Content', message: PICTURE_TEXTS.tooManyPixels }],
      },
      text: PICTURE_TEXTS.tooManyPixels,
    },
    { refusal: { status: 503, code: 'unavailable', text: PICTURE_TEXTS.leaving }, text: PICTURE_TEXTS.leaving },
    { refusal: { status: 500, code: 'internal', text: 'Internal Error' }, text: PICTURE_FIELD_TEXTS.failed },
  ] as const)('leaves the logo as it was and says: $text', async ({ refusal, text }) => {
    const { user, server } = await opened(withLogo);
    server.willFail(UPLOAD, () => aRefusal(refusal));
    await user.upload(field(), gif());
    const alert = await screen.findByRole('alert', {}, { timeout: 5000 });
    expect(alert.textContent).toBe(text);
    const button = inSetting(121).getByRole('button', { name: PICTURE_FIELD_TEXTS.replace });
    expect(button.getAttribute('aria-describedby')).toBe(alert.id);
    expect(sources()).toContain('/images/a/5/logo.png');
  });
});

describe('while a picture is uploaded', () => {
  it('it is shown already, and can be given up', async () => {
    const { user, server } = await opened(withLogo);
    let isGivenUp = false;
    server.willHold(UPLOAD, (signal) =>
      signal.addEventListener('abort', () => {
        isGivenUp = true;
      }),
    );
    await user.upload(field(), gif());
    expect(await inSetting(121).findByText(PICTURE_FIELD_TEXTS.uploading)).toBeTruthy();
    expect(sources()[0]).toBe(`data:image/gif;base64,${SMALLEST_PICTURE}`);
    await user.click(inSetting(121).getByRole('button', { name: UI_TEXTS.cancel }));
    await waitFor(() => expect(isGivenUp).toBe(true));
    expect(inSetting(121).queryByText(PICTURE_FIELD_TEXTS.uploading)).toBeNull();
    expect(sources()).toContain('/images/a/5/logo.png');
  });
});

describe('the colors of the logo', () => {
  /** A browser that draws every picture as half red and half navy. */
  function drawing() {
    const data = [200, 16, 46, 255, 0, 48, 135, 255];
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage: () => undefined,
      getImageData: () => ({ data }),
    } as never);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
  }

  it('are offered as colors of the account', async () => {
    drawing();
    const { user } = await opened(withLogo);
    await user.click(await inSetting(118).findByRole('button', { name: 'Color 1: Use #C8102E from the logo' }));
    expect(inSetting(118).getByText(PICTURE_FIELD_TEXTS.fromLogo)).toBeTruthy();
    expect(inSetting(118).getByRole('button', { name: /Use #C8102E/, pressed: true })).toBeTruthy();
    expect(inSetting(118).getByRole('button', { name: `Color 1: #C8102E. ${EDITOR_TEXTS.chooseColor}` })).toBeTruthy();
    expect(inSetting(120).getByRole('button', { name: 'Color 2: Use #003087 from the logo' })).toBeTruthy();
  });

  it('are not offered without a logo', async () => {
    drawing();
    await opened();
    expect(inSetting(118).queryByRole('button', { name: /from the logo/ })).toBeNull();
  });
});
