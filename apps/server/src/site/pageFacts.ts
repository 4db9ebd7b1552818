import type { Settings } from './settings.ts';

/** Words that a page may leave to the settings. */
const places: Record<string, string> = {
  site: 'site.name',
  company: 'site.company',
  address: 'site.address',
  phone: 'site.helpPhone',
  email: 'site.helpEmail',
  hours: 'site.helpHours',
  icp: 'site.icp',
};

const SITE_NAME = '芯页';

/** Puts facts of the site into texts. */
export type FillIn = (text: string) => string | null;

/** Replaces `{site}`, `{phone}` and the like; null when a fact is not known: better no sentence than one with a hole. */
export function fillIn(settings: Settings): FillIn {
  return (text) => {
    let isWhole = true;
    const filled = text.replaceAll(/\{(\w+)\}/g, (given, name: string) => {
      const key = Object.hasOwn(places, name) ? places[name] : undefined;
      if (key === undefined) return given;
      const value = settings.get(key) ?? (key === 'site.name' ? SITE_NAME : undefined);
      if (value === undefined) isWhole = false;
      return value ?? '';
    });
    return isWhole ? filled : null;
  };
}
