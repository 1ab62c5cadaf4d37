export * from '../en/words-view'
