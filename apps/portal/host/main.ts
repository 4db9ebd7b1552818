/** `node host/main.ts`: the portal as one process. `--dev` compiles on the fly and reloads in the browser. */
import { once } from 'node:events';
import { createServer as createSocket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { addBuiltPortal, createWebServer } from './createHost.ts';
import { readSettings, type Settings } from './settings.ts';

const STOP_WITHIN_MS = 10_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  await refuseTakenPort(settings);
  const backend = settings.apiOrigin
    ? (await import('./remoteBackend.ts')).createRemoteBackend(settings.apiOrigin)
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
  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));
  try {
    if (process.argv.includes('--dev')) {
      const { addDevPortal } = await import('./devPortal.ts');
      await addDevPortal(app, settings, backend);
    } else {
      await addBuiltPortal(app, settings, backend);
    }
    await app.listen({ port: settings.port, host: settings.host });
    await backend.ready();
  } catch (error) {
    explain(error, settings);
    await stop(1);
    return;
  }
  const { port } = app.server.address() as AddressInfo;
  console.log(`芯页已就绪：http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`);
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
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const place = settings ? `${settings.host}:${settings.port}` : '';
  if (code === 'EADDRINUSE') console.error(`端口 ${settings?.port ?? ''} 已被占用：请停止占用它的程序，或用 PORT 指定另一个端口。`);
  else if (code === 'EACCES') console.error(`没有权限监听 ${place}：请用 PORT 指定 1024 以上的端口。`);
  else if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') console.error(`本机没有地址 ${settings?.host ?? ''}：请检查 HOST。`);
  else if (error instanceof Error && (error.name === 'StartError' || error.name === 'SettingsError')) console.error(error.message);
  else console.error('启动失败：', error);
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
