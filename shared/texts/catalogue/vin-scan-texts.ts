/** Reading the bar code of a VIN with the camera of a phone. */
export const VIN_SCAN_TEXTS = {
  scan: 'Scan a VIN',
  aim: 'Point the camera at the VIN bar code on the door frame or the title.',
  noCamera: 'The camera can’t be used. Allow it for this site, or type the VIN.',
  cancel: 'Cancel',
} as const;
