/** `node host/main.ts`: the portal as one process. `--dev` compiles on the fly and reloads in the browser. */
import { once } from 'node:events';
import { createServer as createSocket } from 'node:net';
import { baseHeaders } from '@chippage/server/headers';
import { listeningOrigin } from '@chippage/server/origin';
import { addBuiltPortal, createWebServer } from './createHost.ts';
import { listenForDeveloper } from './developerPages.ts';
import { stopWithLauncher } from './launcher.ts';
import { readSettings, type Settings } from './settings.ts';
import { onStopSignals } from './stopSignals.ts';

const STOP_WITHIN_MS = 10_000;

async function main(): Promise<void> {
  const isDevelopment = process.argv.includes('--dev');
  const settings = readSettings(process.env);
  await refuseTakenPort(settings);
  const backend = settings.apiOrigin
    ? (await import('./remoteBackend.ts')).createRemoteBackend(settings.apiOrigin, baseHeaders(settings))
    : await (await import('./inProcessBackend.ts')).openInProcessBackend(process.env);
  const app = createWebServer(settings, backend);
  let isStopping = false;
  const stop = async (code: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    // Whatever hangs, the operator gets the process back in time.
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.close().catch(() => {});
    await backend.close().catch(() => {});
    process.exit(code);
  };
  onStopSignals({ stop: () => void stop(0), cutShort: () => process.exit(1) });
  stopWithLauncher({ launcher: process.env['LAUNCHER_PID'], isReloaded: isDevelopment, stop: () => void stop(0) });
  try {
    if (isDevelopment) {
      const { addDevPortal } = await import('./devPortal.ts');
      await addDevPortal(app, settings, backend);
    } else {
      await addBuiltPortal(app, settings, backend);
    }
    const developers = backend.developerServer && (await listenForDeveloper(backend.developerServer, settings));
    if (developers) console.log(`开发用发件箱，只在本机：${developers}/__dev/outbox`);
    await app.listen({ port: settings.port, host: settings.host });
    await backend.ready();
  } catch (error) {
    if (!isStopping) explain(error, settings);
    await stop(1);
    return;
  }
  console.log(`芯页已就绪：${listeningOrigin(app.server)}`);
}

/** Asks for the port before the database starts, so that a second start ends at once. */
async function refuseTakenPort({ port, host }: Settings): Promise<void> {
  const probe = createSocket();
  probe.listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function explain(error: unknown, settings?: Settings): void {
  const { code, port } = listenError(error);
  if (code === 'EADDRINUSE') console.error(`端口 ${port} 已被占用：请停止占用它的程序，或用 PORT（开发用的页面用 DEV_PORT）指定另一个端口。`);
  else if (code === 'EACCES' && port) console.error(`没有权限监听端口 ${port}：请用 PORT 指定 1024 以上的端口。`);
  else if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code)) console.error(`本机没有地址 ${settings?.host ?? ''}：请检查 HOST。`);
  else if (error instanceof Error && (error.name === 'StartError' || error.name === 'SettingsError')) console.error(error.message);
  else console.error('启动失败：', error);
}

/** What a failed `listen` says of itself. */
function listenError(error: unknown): { code: string; port: string } {
  const facts: Record<string, unknown> = error instanceof Error ? { ...error } : {};
  const text = (name: string) => {
    const fact = facts[name];
    return typeof fact === 'string' || typeof fact === 'number' ? `${fact}` : '';
  };
  return { code: text('code'), port: text('port') };
}

main().catch((error: unknown) => {
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.env);
  } catch {
    // The settings themselves are what is wrong; their own sentence says so.
  }
  explain(error, settings);
  process.exit(1);
});
