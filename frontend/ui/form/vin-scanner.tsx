import IconBarcode from '@tabler/icons-react/icons/IconBarcode';
import { useState } from 'react';
import { VIN_SCAN_TEXTS } from '#shared/texts/catalogue/vin-scan-texts.ts';
import { IconButton } from '../base/icon-button.tsx';
import { VinCamera } from './vin-camera.tsx';

/** The button that opens the camera. The browser asks for the camera only then. */
export function VinScanner({ onRead }: { readonly onRead: (vin: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={VIN_SCAN_TEXTS.scan} onClick={() => setIsOpen(true)}>
        <IconBarcode size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {isOpen && (
        <VinCamera
          onRead={(vin) => {
            setIsOpen(false);
            onRead(vin);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
