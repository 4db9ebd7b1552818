import { build, type InlineConfig, type Rolldown } from 'vite';

/** Builds with Vite, which makes the whole process one of production: what comes next in ours is not. */
export async function viteBuild(config: InlineConfig): Promise<Rolldown.RolldownOutput | Rolldown.RolldownOutput[]> {
  const nodeEnv = process.env['NODE_ENV'];
  try {
    return (await build(config)) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  } finally {
    if (nodeEnv === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
    else process.env['NODE_ENV'] = nodeEnv;
  }
}
