// `npm start`: builds what is stale, then becomes the portal. The host answers for signals, the port and the data folder.
import { buildPortal } from './buildPortal.ts';

try {
  const began = performance.now();
  if (await buildPortal()) console.log(`页面已重新构建，用时 ${((performance.now() - began) / 1000).toFixed(1)} 秒。`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('页面没有构建成功，门户没有启动。请按上面的提示修正后再运行一次。');
  process.exit(1);
}
await import('../apps/portal/host/main.ts');
