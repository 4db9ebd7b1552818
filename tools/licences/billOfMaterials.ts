// The bill of materials of what is shipped, as CycloneDX 1.6, and whether each of its licences may be shipped.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { root } from '../steps/tally.ts';
import { carriedParts } from './carriedParts.ts';
import { declared, exceptionFor, exceptions, isAllowed } from './licenceRules.ts';

interface Component {
  type: string;
  name: string;
  group?: string;
  version?: string;
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[];
}

interface Bill {
  components: Component[];
}

/** Where the bill is written, from the project's folder. */
const FILE = 'dist/sbom.cdx.json';
/** Our own packages: their licence is the project's. */
const OURS = '@chippage';

/** Writes the bill and says whose licence may not be shipped. @returns whether all may */
export function checkLicences(): boolean {
  const bill = ofPackages();
  const packages = bill.components.filter(({ group }) => group !== OURS);
  const problems = carriedParts
    .filter(({ in: carrier }) => (typeof carrier === 'string' ? !existsSync(`${root}/${carrier}`) : !packages.some((one) => carrier.test(fullName(one)))))
    .map(({ name, in: carrier }) => `清单说 ${name} 在 ${String(carrier)} 里，那里没有它`);
  const carried = carriedParts.map(({ name, version, type, licence }) => ({ type, name, ...(version && { version }), licenses: [{ expression: licence }] }));
  const used = new Set<unknown>();
  for (const component of [...packages, ...carried]) {
    const name = fullName(component);
    const licence = licenceOf(component);
    const exception = exceptionFor(name, licence);
    used.add(exception).add(name in declared ? name : undefined);
    if (!isAllowed(licence) && !exception) problems.push(`${name} ${component.version ?? ''} 的许可是「${licence}」，不在可以交付的许可之中`);
  }
  problems.push(...exceptions.filter((one) => !used.has(one)).map(({ licence }) => `没有东西再用到 ${licence} 的例外，请删去`));
  problems.push(...Object.keys(declared).flatMap((name) => (used.has(name) ? [] : [`${name} 已不在交付之中，请删去对它的说明`])));
  mkdirSync(`${root}/dist`, { recursive: true });
  writeFileSync(`${root}/${FILE}`, JSON.stringify({ ...bill, components: [...bill.components, ...carried] }, null, 2));
  for (const problem of problems) console.error(problem);
  console.log(`${packages.length} 个包和 ${carried.length} 样随包的东西；物料清单（CycloneDX 1.6）在 ${FILE}`);
  return problems.length === 0;
}

/** What the lockfile says is installed with the product, from pnpm itself. */
function ofPackages(): Bill {
  const args = ['sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
  const { status, stdout, stderr } = spawnSync('pnpm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`pnpm sbom：${stderr}`);
  return JSON.parse(stdout) as Bill;
}

const fullName = ({ group, name }: Component) => (group ? `${group}/${name}` : name);

function licenceOf(component: Component): string {
  const known = declared[fullName(component)];
  if (known) return known;
  return (component.licenses ?? []).map((each) => ('expression' in each ? each.expression : (each.license.id ?? each.license.name ?? ''))).join(' AND ');
}
