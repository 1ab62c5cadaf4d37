import type { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import type { CardText } from '#shared/messages/card-text'

/** What each damage card does while it is faceup. */
export const damage = {
  'compartment-fire': { text: 'Jego żetony obrony pozostają wyczerpane.' },
  'crew-panic': { text: 'Ujawnienie wskaźnika kosztuje jedno uszkodzenie albo sam wskaźnik.' },
  'blinded-gunners': { text: 'W jego atakach nie można wykorzystywać celności.' },
  'comm-noise': {
    text: 'Przeciwnik może zmniejszyć jego prędkość o jeden albo zmienić rozkaz na jego górnym wskaźniku.',
  },
  'life-support-failure': { text: 'Traci żetony rozkazów i nie może mieć żadnych.' },
  'damaged-controls': { text: 'Najechanie na statek lub przeszkodę kosztuje go jeszcze jedną kartę.' },
  'injured-crew': { text: 'Jego właściciel oddaje jeden żeton obrony.' },
  'faulty-countermeasures': { text: 'Wyczerpanych żetonów obrony nie można wykorzystać.' },
  'power-failure': { text: 'Połowa wartości inżynierii, zaokrąglona w dół.' },
  'ruptured-engine': { text: 'Każdy manewr ze wskaźnikiem prędkości powyżej 1 kosztuje jedno uszkodzenie.' },
  'targeter-disruption': { text: 'Jego ataki nie mają efektów krytycznych.' },
  'shield-failure': { text: 'Przeciwnik zabiera osłonę z najwyżej dwóch stref.' },
  'projector-misaligned': { text: 'Strefa z największą liczbą osłon traci wszystkie.' },
  'point-defense-failure': { text: 'Przeciw eskadrom rzuca o jedną kość mniej; wybiera ją właściciel.' },
  'thruster-fissure': { text: 'Zmiana własnej prędkości kosztuje jedno uszkodzenie.' },
  'coolant-discharge': { text: 'Tylko jeden jego atak w rundzie może być skierowany na statek.' },
  'capacitor-failure': {
    text: 'Strefa bez osłon żadnych nie odzyskuje, a gdy broni się taka strefa, statek nie może użyć Przekierowania.',
  },
  'thrust-control-malfunction': { text: 'Ostatni fragment wzornika, który się zgina, ma o jedno przestawienie mniej.' },
  'damaged-munitions': { text: 'Przeciw statkom rzuca o jedną kość mniej; wybiera ją właściciel.' },
  'depowered-armament': { text: 'Nie może atakować na dalekim zasięgu.' },
  'disengaged-fire-control': { text: 'Nie może atakować celu, jeśli atak byłby utrudniony.' },
  'structural-damage': { text: 'Jeszcze jedna zakryta karta.' },
} satisfies Record<keyof typeof DAMAGE_CARDS, CardText>
