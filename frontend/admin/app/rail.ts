import { useState } from 'react';
import { browserStorage } from '../../ui/hooks/web-storage.ts';

const KEY = 'admin-rail';

/** Whether the navigation is a narrow rail of pictures, as this browser remembers it, and the way to change it. */
export function useRail(): { readonly isRail: boolean; readonly toggleRail: () => void } {
  const [isRail, setIsRail] = useState(() => browserStorage.read(KEY) !== null);
  function toggleRail() {
    if (isRail) browserStorage.remove(KEY);
    else browserStorage.write(KEY, 'yes');
    setIsRail(!isRail);
  }
  return { isRail, toggleRail };
}
