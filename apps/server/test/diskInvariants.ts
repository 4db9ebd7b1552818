import { sql } from 'drizzle-orm';
import type { Platform } from '../src/platform/context.ts';

/** Does nothing when all disks are sound. @throws Error with what is wrong */
export async function assertSoundDisks(world: Pick<Platform, 'db' | 'files'>): Promise<void> {
  const faults = await diskFaults(world);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** What the tables say of all disks: names that are twice, folders that are not there or in the recycle bin, files without bytes. */
export async function diskFaults({ db, files }: Pick<Platform, 'db' | 'files'>): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    select 'lies in no folder: ' || i.id as fault from disk_items i join disk_items f on f.id = i.folder_id
      where i.trash_id is null and (f.trash_id is not null or not f.is_folder or f.member_id <> i.member_id)
    union all select 'twice: ' || min(id) from disk_items where trash_id is null group by member_id, coalesce(folder_id, 0), name_key having count(*) > 1
    union all select 'in the recycle bin with nothing: ' || i.id from disk_items i where i.trash_id is not null
      and not exists (select 1 from disk_items r where r.id = i.trash_id and r.trash_id = r.id and r.member_id = i.member_id)
    union all select 'on its way for ever: ' || i.id from disk_items i where ascii(i.name_key) = 1`);
  const faults = rows.map(({ fault }) => fault);
  const kept = await db.execute<{ id: string; sha256: string }>(sql`select id, sha256 from disk_items where not is_folder`);
  for (const { id, sha256 } of kept.rows) if (!(await files.has(sha256))) faults.push(`has no bytes: ${id}`);
  return faults;
}
