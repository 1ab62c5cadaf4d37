import type { Target } from '../target'
import { chanceTarget } from './chance'
import { codecTarget } from './codec'
import { decisionsTarget } from './decisions'
import { exportsTarget } from './exports'
import { fleetsTarget } from './fleets'
import { geometryTarget } from './geometry'
import { scriptsTarget } from './scripts'
import { secretsTarget } from './secrets'
import { statesTarget } from './states'
import { submissionsTarget } from './submissions'

export const TARGETS: readonly Target[] = [
  decisionsTarget,
  submissionsTarget,
  statesTarget,
  scriptsTarget,
  geometryTarget,
  chanceTarget,
  codecTarget,
  fleetsTarget,
  exportsTarget,
  secretsTarget,
]
