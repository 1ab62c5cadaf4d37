import type { Target } from '../target'
import { chanceTarget } from './chance'
import { exportsTarget } from './exports'
import { fleetsTarget } from './fleets'

export const TARGETS: readonly Target[] = [chanceTarget, fleetsTarget, exportsTarget]
