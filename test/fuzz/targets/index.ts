import type { Target } from '../target'
import { chanceTarget } from './chance'
import { decisionsTarget } from './decisions'
import { exportsTarget } from './exports'
import { fleetsTarget } from './fleets'
import { submissionsTarget } from './submissions'

export const TARGETS: readonly Target[] = [
  decisionsTarget,
  submissionsTarget,
  chanceTarget,
  fleetsTarget,
  exportsTarget,
]
