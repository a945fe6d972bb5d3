import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scanVinButton } from '#frontend/ui/form/scan-vin-button.tsx';
import { VIN_SCAN_TEXTS } from '#shared/texts/catalogue/vin-scan-texts.ts';
import { renderUi } from '../render-ui.tsx';

const VIN = '2HGFC2F58JH512345';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** A browser that sees these bar codes, one after the other, and then nothing. */
function aCamera({ codes = [] as readonly string[], isAllowed = true } = {}) {
  const seen = [...codes];
  const track = { stop: vi.fn() };
  const getUserMedia = vi.fn(async () => {
    if (!isAllowed) throw new DOMException('Permission denied', 'NotAllowedError');
    return Object.assign(new MediaStream(), { getTracks: () => [track] });
  });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => seen.splice(0, 1).map((rawValue) => ({ rawValue }));
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return { track, getUserMedia };
}

function open() {
  const onRead = vi.fn();
  renderUi(scanVinButton(onRead));
  return { onRead, user: userEvent.setup() };
}
const scanButton = () => screen.findByRole('button', { name: VIN_SCAN_TEXTS.scan });

describe('the camera that reads a VIN', () => {
  it('is asked for only when the button is pressed', async () => {
    const { getUserMedia } = aCamera();
    const { user } = open();
    await scanButton();
    expect(getUserMedia).not.toHaveBeenCalled();
    await user.click(await scanButton());
    await screen.findByText(VIN_SCAN_TEXTS.aim);
    expect(getUserMedia).toHaveBeenCalledTimes(1);
  });

  it('reads a VIN, passes over other bar codes, and is off afterwards', async () => {
    const { track } = aCamera({ codes: ['0123456789012', `I${VIN}`] });
    const { user, onRead } = open();
    await user.click(await scanButton());
    await waitFor(() => expect(onRead.mock.calls).toEqual([[VIN]]));
    await waitFor(() => expect(track.stop).toHaveBeenCalled());
  });

  it('is off when the dialog is closed', async () => {
    const { track } = aCamera();
    const { user, onRead } = open();
    await user.click(await scanButton());
    await user.click(await screen.findByRole('button', { name: VIN_SCAN_TEXTS.cancel }));
    await waitFor(() => expect(track.stop).toHaveBeenCalled());
    expect(onRead).not.toHaveBeenCalled();
  });

  it('says so when it is not allowed', async () => {
    aCamera({ isAllowed: false });
    const { user } = open();
    await user.click(await scanButton());
    expect(await screen.findByText(VIN_SCAN_TEXTS.noCamera)).toBeTruthy();
  });

  it('has no button where the browser reads no bar codes', () => {
    open();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
