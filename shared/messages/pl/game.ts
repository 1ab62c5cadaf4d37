export * from '../en/game'
