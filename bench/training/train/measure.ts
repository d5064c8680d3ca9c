import type { Device } from '../../tasks/device.ts';
import { Model } from '../policy/model.ts';
import { isAborted, type TrainContext } from './context.ts';
import { evaluate, HELD_OUT, STAGES, type Measured, type Stage } from './evaluate.ts';
import type { TrainFolder } from './folder.ts';
import { instancesOf, type Instance } from './instances.ts';

/**
 * Measures the untrained, the cloned and the trained policy on the held-out instances and templates. Episodes that were measured before are
 * kept; those that were lost are played again.
 */
export async function measure(folder: TrainFolder, context: TrainContext): Promise<void> {
  const { device, workers, signal, onProgress, onLost } = context;
  const measured = folder.measured();
  const models: Record<Stage, () => Model> = {
    untrained: () => new Model(folder.config.hashing),
    warm: () => folder.model('warm'),
    trained: () => folder.load()!.average,
  };
  const devices: Device[] = [];
  const parts = STAGES.flatMap(stage => HELD_OUT.map(held => ({ stage, held })));
  for (const { stage, held } of parts) {
    const instances = instancesOf(folder.config, held).filter(
      instance => !measured.some(row => row.stage === stage && row.held === held && isOf(row, instance)),
    );
    if (instances.length === 0 || isAborted(signal)) continue;
    while (devices.length < workers) devices.push(device());
    let done = 0;
    const rows = await evaluate(models[stage](), devices, instances, {
      ...(signal ? { signal } : {}),
      ...(onLost ? { lost: onLost } : {}),
      played: () => onProgress?.({ phase: stage, done: ++done, of: instances.length }),
    }).catch(error => {
      if (!isAborted(signal)) throw error;
      return [];
    });
    if (rows.length > 0) folder.appendMeasured(rows.map(row => ({ stage, held, ...row })));
  }
  await Promise.all(devices.map(each => each.close()));
}

const isOf = (row: Measured, { task, seed }: Instance) => row.task === task && row.seed === seed;
