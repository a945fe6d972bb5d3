import { useEffect, useRef, useState } from 'react';
import { vinInKeyword } from '#shared/rules/search/vin-in-keyword.ts';
import { VIN_SCAN_TEXTS } from '#shared/texts/catalogue/vin-scan-texts.ts';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import classes from './vin-camera.module.css';

/** The part of the Barcode Detection API that is used here. */
declare class BarcodeDetector {
  constructor(options: { readonly formats: readonly string[] });
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** The bar codes that manufacturers print VINs in. */
const FORMATS = ['code_39', 'code_128', 'data_matrix', 'qr_code'];
/** A picture is looked at so often, in ms. */
const EVERY_MS = 200;

interface VinCameraProps {
  readonly onRead: (vin: string) => void;
  readonly onClose: () => void;
}

/** The picture of the camera until a VIN is read in it. Other bar codes are passed over. */
export function VinCamera({ onRead, onClose }: VinCameraProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <DialogFrame
      title={VIN_SCAN_TEXTS.scan}
      confirmLabel={VIN_SCAN_TEXTS.cancel}
      cancelLabel={null}
      onConfirm={onClose}
      onDismiss={onClose}
    >
      {hasFailed ? (
        <p role="alert">{VIN_SCAN_TEXTS.noCamera}</p>
      ) : (
        <>
          <p>{VIN_SCAN_TEXTS.aim}</p>
          <CameraPicture onRead={onRead} onFailure={() => setHasFailed(true)} />
        </>
      )}
    </DialogFrame>
  );
}

interface CameraPictureProps {
  readonly onRead: (vin: string) => void;
  readonly onFailure: () => void;
}

/** By itself, because the content of a dialog is mounted after the dialog. */
function CameraPicture({ onRead, onFailure }: CameraPictureProps) {
  const video = useRef<HTMLVideoElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is opened once.
  useEffect(() => {
    const closing = new AbortController();
    watch(video.current, closing.signal)
      .then((vin) => !closing.signal.aborted && vin !== undefined && onRead(vin))
      .catch(() => !closing.signal.aborted && onFailure());
    return () => closing.abort();
  }, []);

  return <video ref={video} className={classes['picture']} autoPlay muted playsInline />;
}

/** The first VIN that the camera sees; undefined if it is closed before. The camera is off afterwards. */
async function watch(video: HTMLVideoElement | null, closing: AbortSignal): Promise<string | undefined> {
  if (!video) return undefined;
  const detector = new BarcodeDetector({ formats: FORMATS });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    while (!closing.aborted) {
      // A frame that can't be read, such as the first one, is no failure of the camera.
      const codes = await detector.detect(video).catch(() => []);
      const found = codes.map(({ rawValue }) => vinInKeyword(rawValue)?.vin).find((vin) => vin !== undefined);
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
