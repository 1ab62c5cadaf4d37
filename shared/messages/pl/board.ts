export * from '../en/board'
