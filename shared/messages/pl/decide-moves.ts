export * from '../en/decide-moves'
