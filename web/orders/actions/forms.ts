import type { Component } from 'svelte'
import type { OrderKind } from '#shared/play/orders/standing-order'
import type { AnyAction } from '../edit-orders'
import Attack from './Attack.svelte'
import type { ActionProps } from './action-form'
import Card from './Card.svelte'
import Counter from './Counter.svelte'
import Defense from './Defense.svelte'
import Evade from './Evade.svelte'
import Pick from './Pick.svelte'
import Place from './Place.svelte'
import Redirect from './Redirect.svelte'
import Window from './Window.svelte'
import Zone from './Zone.svelte'

/** A choice about an enemy is a ranked list like any other. */
type Form<K extends OrderKind> = Component<ActionProps<K extends 'opponent' ? 'pick' : K>>

const FORMS: { [K in OrderKind]: Form<K> } = {
  defense: Defense,
  evade: Evade,
  redirect: Redirect,
  zone: Zone,
  counter: Counter,
  attack: Attack,
  place: Place,
  pick: Pick,
  card: Card,
  opponent: Pick,
  window: Window,
}

/** The fields of what an order of this kind does; an order's kind and its actions fit each other. */
export const formOf = (kind: OrderKind) =>
  FORMS[kind] as unknown as Component<{ action: AnyAction; onchange: (action: AnyAction) => void }>
