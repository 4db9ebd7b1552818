/** Puts a text on the clipboard. @returns whether that went well: a page that is not secure has none, and a visitor may say no */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
