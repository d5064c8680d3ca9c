#!/bin/sh
# GRPO of a vision model on simulated phones, with verl on GPUs of one machine.
#
#   pip install 'verl[vllm]==0.9.1' pillow datasets ./clients/python
#   npx tapworld serve                                # in another terminal
#   cd docs/recipes/verl
#   python rows.py train.parquet 'settings/wifi-off,settings/bluetooth-off,notes/create-note' 1 64
#   python rows.py test.parquet 'settings/wifi-off,settings/bluetooth-off,notes/create-note' 1000 1004
#   MODEL=Qwen/Qwen3-VL-2B-Instruct GPUS=8 sh train.sh
#
# loops.yaml has the server's address. Further arguments override these.
set -eu
exec python3 -m verl.trainer.main_ppo \
  algorithm.adv_estimator=grpo \
  data.train_files="$PWD/train.parquet" \
  data.val_files="$PWD/test.parquet" \
  data.train_batch_size=16 \
  data.max_prompt_length=2048 \
  data.max_response_length=12288 \
  actor_rollout_ref.model.path="$MODEL" \
  actor_rollout_ref.actor.optim.lr=1e-6 \
  actor_rollout_ref.actor.ppo_mini_batch_size=16 \
  actor_rollout_ref.actor.ppo_micro_batch_size_per_gpu=1 \
  actor_rollout_ref.actor.use_kl_loss=False \
  actor_rollout_ref.rollout.name=vllm \
  actor_rollout_ref.rollout.n=8 \
  actor_rollout_ref.rollout.tensor_model_parallel_size=1 \
  actor_rollout_ref.rollout.gpu_memory_utilization=0.5 \
  actor_rollout_ref.rollout.log_prob_micro_batch_size_per_gpu=1 \
  actor_rollout_ref.rollout.agent.agent_loop_config_path="$PWD/loops.yaml" \
  trainer.n_gpus_per_node="${GPUS:-1}" \
  trainer.nnodes=1 \
  trainer.total_epochs=10 \
  trainer.logger='["console"]' \
  "$@"
