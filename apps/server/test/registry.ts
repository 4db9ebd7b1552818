import type { TestApp, Visitor } from './app.ts';

/** The sample's company whose every table has rows, and one whose tables have none. */
export const FULL_COMPANY = 990_000_013;
export const SILENT_COMPANY = 990_000_016;

/** What an operation of the company check answered. */
export interface RegistryAnswer {
  status: number;
  code?: number;
  reason?: string;
  msg?: string;
  data: Record<string, unknown>;
}

/** Asks an operation by its path below `/tyc/services/open`. */
export async function askRegistry(who: Visitor, path: string, query: Record<string, string | number> = {}): Promise<RegistryAnswer> {
  const reply = await who.get(`/tyc/services/open/${path}`, Object.fromEntries(Object.entries(query).map(([name, value]) => [name, `${value}`])));
  return { status: reply.statusCode, ...reply.json<Omit<RegistryAnswer, 'status'>>() };
}

/** What the stand-in of the provider was asked so far. */
export const factsCalls = ({ server }: TestApp) => server.platform.services.companyFacts?.standIn?.calls().length ?? 0;

/** Makes the stand-in fail so many times; null: not any more. */
export const failFacts = ({ server }: TestApp, mode: 'http500' | 'garbage' | 'slow:300' | 'vendor:300004' | 'vendor:300006' | null, times = 1000): void =>
  server.platform.services.companyFacts?.standIn?.fail(mode && { path: '', mode, times });
