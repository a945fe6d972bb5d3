import { formatCount } from '../../../ui/format/format-count.ts';

const UNITS = ['bytes', 'KB', 'MB', 'GB'];

/** The size of a file as people read it: '12 KB'. */
export function formatBytes(bytes: number): string {
  const unit = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${formatCount(Math.round(bytes / 1024 ** unit))} ${UNITS[unit]}`;
}
