import type { UpgradeCard } from '../upgrade-card'

export const FLEET_CARDS = {
  'all-fighters-follow-me': {
    name: 'All Fighters, Follow Me!',
    slots: ['fleet-command'],
    unique: true,
    modification: false,
    points: 5,
  },
  'entrapment-formation': {
    name: 'Entrapment Formation!',
    slots: ['fleet-command'],
    unique: true,
    modification: false,
    points: 5,
  },
  'intensify-firepower': {
    name: 'Intensify Firepower!',
    slots: ['fleet-command'],
    unique: true,
    modification: false,
    points: 6,
  },
  'shields-to-maximum': {
    name: 'Shields to Maximum!',
    slots: ['fleet-command'],
    unique: true,
    modification: false,
    points: 6,
  },
  'bomber-command-center': {
    name: 'Bomber Command Center',
    slots: ['fleet-support'],
    unique: false,
    modification: false,
    points: 8,
  },
  'comms-net': { name: 'Comms Net', slots: ['fleet-support'], unique: false, modification: false, points: 2 },
  'jamming-field': { name: 'Jamming Field', slots: ['fleet-support'], unique: false, modification: false, points: 2 },
  'repair-crews': { name: 'Repair Crews', slots: ['fleet-support'], unique: false, modification: false, points: 4 },
  'slicer-tools': { name: 'Slicer Tools', slots: ['fleet-support'], unique: false, modification: false, points: 7 },
} as const satisfies Record<string, UpgradeCard>
