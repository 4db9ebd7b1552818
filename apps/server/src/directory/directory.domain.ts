import { inArray } from 'drizzle-orm';
import type { Domain } from '../platform/domain.ts';
import { directoryHandlers } from './directory.handlers.ts';
import { agents, brands } from './directory.schema.ts';

const agentKinds = { authorized: '授权代理', catalog: '目录分销', independent: '独立贸易商' } as const;

/** Brands, agents and traders. */
export const directoryDomain = {
  name: 'directory',
  handlers: () => directoryHandlers,
  things: {
    async brand(db, ids) {
      const rows = await db.select({ id: brands.id, name: brands.name, nameCn: brands.nameCn }).from(brands).where(inArray(brands.id, ids));
      return rows.map(({ id, name, nameCn }) => ({ id, title: nameCn ?? name, detail: nameCn === null ? null : name, brandId: id }));
    },
    async agent(db, ids) {
      const rows = await db.select({ id: agents.id, name: agents.name, nameCn: agents.nameCn, kind: agents.kind }).from(agents).where(inArray(agents.id, ids));
      return rows.map(({ id, name, nameCn, kind }) => ({ id, title: nameCn ?? name, detail: agentKinds[kind], brandId: null }));
    },
  },
} satisfies Domain;
