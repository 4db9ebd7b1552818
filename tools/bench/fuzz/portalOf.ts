import { addBuiltPortal, createWebServer } from '../../../apps/portal/host/createHost.ts';
import { backendOf } from '../../../apps/portal/host/inProcessBackend.ts';
import { readSettings } from '../../../apps/portal/host/settings.ts';
import type { TestApp } from '../../../apps/server/test/app.ts';

/** The built portal around the API of a test. */
export async function portalOf({ server }: TestApp): Promise<ReturnType<typeof createWebServer>> {
  const settings = readSettings({});
  const backend = backendOf(server);
  const app = createWebServer(settings, backend);
  await addBuiltPortal(app, settings, backend);
  await app.ready();
  return app;
}
