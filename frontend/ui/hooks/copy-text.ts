import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { toast } from '../page/toasts.tsx';

/** Puts a text into the clipboard, and says so or that it could not. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error(PART_PAGE_TEXTS.copyFailed);
  }
}
