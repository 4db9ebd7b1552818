// kill -9 during imports, logins and orders: nothing that was acknowledged may be lost.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killImports } from '../../apps/server/test/killImports.ts';
import { killLogins } from '../../apps/server/test/killLogins.ts';
import { killOrders } from '../../apps/server/test/killOrders.ts';
import { printTable } from './table.ts';

const rounds = Number(process.env['ROUNDS'] ?? 200);
const folder = mkdtempSync(join(tmpdir(), 'chippage-kill-'));
const dataDir = (name: string) => {
  mkdirSync(join(folder, name));
  return join(folder, name);
};
try {
  const imports = await killImports(dataDir('imports'), rounds);
  const logins = await killLogins(dataDir('logins'), rounds);
  const orders = await killOrders(dataDir('orders'), rounds);
  printTable(
    ['', '次数', '确认', '丢失', '撕裂'],
    [
      ['导入', imports.rounds, imports.acknowledged, imports.lost, imports.torn],
      ['登录', logins.rounds, logins.acknowledged, logins.lost, 0],
      ['下单与付款', orders.rounds, orders.orders + orders.payments, orders.lost, orders.torn + orders.doubled + orders.unpaid],
    ],
  );
  process.exitCode = imports.lost + imports.torn + logins.lost + orders.lost + orders.torn + orders.doubled + orders.unpaid === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
