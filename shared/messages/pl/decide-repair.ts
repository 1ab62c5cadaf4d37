export * from '../en/decide-repair'
