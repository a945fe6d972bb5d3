import { lazy, type ReactNode, Suspense } from 'react';

/** Apart, because few browsers read bar codes. */
const VinScanner = lazy(async () => ({ default: (await import('./vin-scanner.tsx')).VinScanner }));

/** The button that reads the bar code of a VIN with the camera, in browsers that can. Nothing in others. */
export const scanVinButton = (onRead: (vin: string) => void): ReactNode =>
  'BarcodeDetector' in globalThis && (
    <Suspense>
      <VinScanner onRead={onRead} />
    </Suspense>
  );
