/** The settings by the number that addresses carry as `type`. */
export type SettingsType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The settings in their order, and the key of each one's name. */
export const settingsTypes = [
  { type: 1, name: 'profile' },
  { type: 2, name: 'contact' },
  { type: 3, name: 'password' },
  { type: 8, name: 'passkeys' },
  { type: 4, name: 'devices' },
  { type: 5, name: 'privacy' },
  { type: 6, name: 'notices' },
  { type: 7, name: 'social' },
] as const satisfies readonly { type: SettingsType; name: string }[];

/** Reads `type` of an address; what is not a kind of settings means the first. */
export function settingsTypeOf(text: string | null | undefined): SettingsType {
  return settingsTypes.find(({ type }) => String(type) === text)?.type ?? 1;
}
